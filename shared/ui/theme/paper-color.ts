export const lightPaper = '#fdfdfc'
export const darkPaper = '#0e1014'

/** The page's background, which also colors the browser's own bars. */
export const paperColor = { light: lightPaper, dark: darkPaper }
