export const pagesContent = {
  back: 'Back to the site',
  code: {
    title: 'Your referral code',
    link: 'Your link',
    text: 'Every colleague who joins with your link moves you up.',
  },
  rest: { title: 'A few more answers', text: 'Fields marked with * are required.' },
  wrong: {
    error: 'Error:',
    title: 'Please correct the form',
    text: 'Nothing was sent yet. Everything you entered is still here.',
  },
  quick: {
    title: 'Please send it once more',
    text: 'That was very quick. Check your answers, then send the form.',
  },
  failed: {
    title: 'The form was not sent',
    text: 'Go back in your browser: what you entered is still there. Then send the form again.',
  },
} as const
