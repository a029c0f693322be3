/** What remotes use of the library; every page would load the rest, which is for servers. */
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
