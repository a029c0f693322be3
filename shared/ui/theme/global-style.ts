import { palettes } from './palette'
import { themeVariables } from './theme-variables'
import { media, token } from './tokens'

/** Variables and base styles as CSS, in every document before the components' styles. */
export const globalStyle = withoutSpace(`
  :root {
    ${themeVariables('light')}
    --font-sans: 'Instrument Sans Variable', 'Instrument Sans Fallback', system-ui, sans-serif;
    --font-mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
    --type-caption: 0.8125rem;
    --type-small: 0.875rem;
    --type-body: clamp(0.9375rem, 0.9rem + 0.16vw, 1rem);
    --type-lead: clamp(1rem, 0.95rem + 0.2vw, 1.125rem);
    --type-title: clamp(1.0625rem, 1rem + 0.25vw, 1.25rem);
    --type-headline: clamp(1.5rem, 1.25rem + 1vw, 2.125rem);
    --type-display: clamp(2rem, 1.45rem + 2.5vw, 3.5rem);
    --gutter: clamp(min(1rem, 5vw), 4vw, 2rem);
    --header-height: 4rem;
    --space-card: min(4cqi, clamp(1rem, 2.2vw, 1.75rem));
  }

  :root.dark,
  [data-scheme='dark'] {
    ${themeVariables('dark')}
  }

  [data-scheme='dark'] {
    color: ${token.color.ink};
  }

  /* On a dark page a dark band would vanish; it rises a little instead. */
  .dark [data-scheme='dark'] {
    --color-paper: ${palettes.dark.color.surface};
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  * {
    margin: 0;
    padding: 0;
  }

  html {
    /* host/starter/fade.ts changes it for a page that is left. */
    view-transition-name: none;
    scroll-padding-block-start: calc(var(--header-height) + ${token.space[6]});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
    -webkit-tap-highlight-color: transparent;
    hanging-punctuation: first last;
  }

  html[data-scroll-lock] {
    overflow: hidden;
  }

  html[data-scroll-lock] body {
    padding-inline-end: var(--scrollbar-width, 0);
  }

  body {
    min-height: 100dvh;
    overflow-x: clip;
    overflow-wrap: break-word;
    background: ${token.color.paper};
    color: ${token.color.ink};
    font: 400 ${token.type.body} / 1.55 ${token.font.sans};
    text-wrap: pretty;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
  }

  h1, h2, h3, h4, h5, h6 {
    font-size: inherit;
    font-weight: inherit;
  }

  a {
    color: inherit;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.18em;
  }

  ul, ol {
    list-style: none;
  }

  button, input, select, textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    border: 0;
    background: none;
  }

  fieldset {
    border: 0;
  }

  img, svg, video, canvas {
    display: block;
    max-width: 100%;
  }

  img, video {
    height: auto;
  }

  code, kbd, pre, samp {
    font-family: ${token.font.mono};
    font-size: max(0.92em, 0.75rem);
    font-variant-ligatures: none;
  }

  summary, label, button, select {
    touch-action: manipulation;
  }

  :focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }

  @media (prefers-reduced-motion: no-preference) {
    @view-transition {
      navigation: auto;
    }
  }

  ::view-transition {
    pointer-events: none;
  }

  ::view-transition-old(root) {
    animation-duration: ${token.motion.fast};
  }

  ::selection {
    background: ${token.color.accent};
    color: ${token.color.accentInk};
  }

  @media screen {
    [hidden] {
      display: none !important;
    }
  }

  main, footer {
    container: page / inline-size;
  }

  /* Text of twice its size on a phone: one column, and rows wrap. A container counts the text's size, a window does not. */
  @container page (max-width: 17rem) {
    :is(main, footer) > * {
      --gutter: 0.5rem;
      --type-display: min(2rem, 13cqi);
      --type-headline: min(1.5rem, 10cqi);
      --type-title: min(1.0625rem, 10cqi);
    }

    :is(main, footer) :not(svg, svg *, pre, pre *) {
      min-width: 0 !important;
      max-width: 100% !important;
      flex-basis: auto !important;
      grid-area: auto !important;
      grid-template-columns: minmax(0, 1fr) !important;
      flex-wrap: wrap !important;
      overflow-wrap: break-word !important;
      text-wrap: wrap !important;
      white-space: normal !important;
      hyphens: auto;
      hyphenate-limit-chars: 8 3 4;
    }

    /* The text of a flex box shrinks only so. */
    :is(main, footer) :is(a, button, :has(> svg)) {
      overflow-wrap: anywhere !important;
    }

    :is(main, footer) h1 {
      font-size: var(--type-display) !important;
    }

    :is(main, footer) svg {
      overflow: clip !important;
    }

    :is(main, footer) :has(> table) {
      position: relative;
      overflow-x: auto;
    }

    :is(main, footer) :is(table, table *) {
      max-width: none !important;
      overflow-wrap: normal !important;
      hyphens: manual;
    }
  }

  /* The control's event is queued until the page's scripts run. */
  :root:not(:has(main[data-interactive], [data-loader])) [data-pending] {
    opacity: 0.6;
    cursor: progress;
    transition: none;
  }

  /* keeps-time: an animation that measures time and moves nothing. */
  ${media.reducedMotion} {
    *:not(.keeps-time),
    *::before,
    *::after {
      animation-duration: 0.01ms !important;
      animation-delay: 0ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      scroll-behavior: auto !important;
    }
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: Highlight;
    }
  }

  @media print {
    :root,
    :root.dark,
    [data-scheme='dark'],
    .dark [data-scheme='dark'] {
      ${themeVariables('light')}
      --color-paper: white;
      --color-surface: white;
      --shadow-float: none;
    }

    [data-print='hide'],
    [aria-live] {
      display: none !important;
    }

    h1, h2, h3, tr, figure, article {
      break-inside: avoid;
    }

    h1, h2, h3 {
      break-after: avoid;
    }

    section:last-child {
      padding-bottom: 0 !important;
    }
  }
`)

function withoutSpace(css: string) {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,]) ?/g, '$1')
    .replaceAll(/([a-z]): /g, '$1:')
    .replaceAll(';}', '}')
    .trim()
}
