/** The exports that remotes use. The others are for servers, and every page would load them. */
export {
  createGlobalStyle,
  css,
  // oxlint-disable-next-line import/no-default-export -- remotes import the library's default
  default,
  isStyledComponent,
  keyframes,
  styled,
  StyleSheetConsumer,
  StyleSheetContext,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
} from 'styled-components'
