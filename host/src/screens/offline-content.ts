export const offlineReason =
  'You are offline, and this page is not on your device yet; it opens as soon as you are back online.'
