export const alertContent = {
  sound: {
    label: 'Sound',
    hint: 'A short tone when a customer has written, while your work or the tickets are open.',
  },
  title: {
    label: 'Count in the title',
    hint: 'The title of this tab counts tickets that wait for us and that you have not seen.',
  },
} as const
