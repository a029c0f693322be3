import styled, {
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
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

/** What remotes get of the library; the rest would be loaded by every page and is for servers. */
export const styledComponents = {
  default: styled,
  styled,
  createGlobalStyle,
  css,
  isStyledComponent,
  keyframes,
  StyleSheetConsumer,
  StyleSheetContext,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
}
