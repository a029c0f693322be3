/** Specification 1, section 2: the error screen. */
export const failureWords = {
  heading: 'Something went wrong',
  apology: "We apologize for the inconvenience. The error has been logged and we'll investigate.",
  stillReadable: 'You can read this page, but it is not interactive at the moment.',
  tryAgain: 'Try Again',
  goHome: 'Go Home',
}
