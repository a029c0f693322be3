export const lightPaper = '#fdfdfc'
export const darkPaper = '#0e1014'

/** Of the page, which the browser's own bars continue. */
export const paperColor = { light: lightPaper, dark: darkPaper }
