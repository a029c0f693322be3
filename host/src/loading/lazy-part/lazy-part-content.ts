export const loadFailed = {
  title: 'This didn’t load',
  description: 'Check your connection and try again.',
}

export const renderFailed = {
  title: 'Something went wrong',
  description: "The error has been logged and we'll investigate.",
}
