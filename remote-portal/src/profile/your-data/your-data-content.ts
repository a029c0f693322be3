import { countWords } from '@fivefold/shared/words/count-words'

export const yourDataContent = {
  title: 'Your data',
  lead: 'Take a copy with you as a JSON file.',
  account: { label: 'Export Data', hint: 'Your account: contact details and preferences.' },
  everything: {
    label: 'Export Everything',
    hint: 'Account, preferences, tickets with conversations and files, votes, ideas and comments.',
  },
  exported: 'Data exported',
  remove: {
    label: 'Delete account',
    hint: 'Removes your account, tickets with conversations and files, votes, ideas and comments from this browser.',
    title: 'Delete your account?',
    text: (tickets: number, votes: number) =>
      `Your account, ${counted(tickets, 'ticket')}, ${counted(votes, 'vote')}, and all your ideas and comments will be removed from this browser. This cannot be undone.`,
    copyFirst: 'Want to keep a copy? Export everything before you go on.',
    confirm: 'Type your email to confirm',
    mismatch: (email: string) => `Type ${email} exactly as it appears in your profile.`,
    submit: 'Delete my account',
    done: 'Account deleted',
    doneHint: 'Everything it held is gone from this browser.',
  },
  clear: {
    label: 'Clear browser data',
    hint: 'Resets everything this site keeps in this browser, for every account, and signs you out.',
    title: 'Clear this browser’s data?',
    text: 'Everything this site keeps in this browser will be removed: accounts, tickets with their files, votes, ideas, comments, drafts, the theme and the error log. This cannot be undone.',
    copyFirst: 'Want to keep a copy? Export everything before you go on.',
    submit: 'Clear everything',
    done: 'Browser data cleared',
    doneHint: 'The site starts fresh, as on a first visit.',
  },
  cancel: 'Cancel',
  failed: 'That didn’t work',
} as const

const counted = (count: number, word: string) =>
  `${countWords(count)} ${word}${count === 1 ? '' : 's'}`
