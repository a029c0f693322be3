import { productNames, productTokens, type ProductName } from './product-colors'

/**
 * Design tokens: strings for styled-components templates. Colors change with the theme class.
 * @example
 * const Box = styled.div`
 *   padding: ${token.space[4]};
 *   color: ${token.color.ink};
 * `
 */
export const token = {
  color: {
    paper: 'var(--color-paper)',
    surface: 'var(--color-surface)',
    raised: 'var(--color-raised)',
    line: 'var(--color-line)',
    lineStrong: 'var(--color-line-strong)',
    hover: 'var(--color-hover)',
    ink: 'var(--color-ink)',
    inkMuted: 'var(--color-ink-muted)',
    accent: 'var(--color-accent)',
    accentInk: 'var(--color-accent-ink)',
    accentSoft: 'var(--color-accent-soft)',
    success: 'var(--color-success)',
    successSoft: 'var(--color-success-soft)',
    warning: 'var(--color-warning)',
    warningSoft: 'var(--color-warning-soft)',
    danger: 'var(--color-danger)',
    dangerInk: 'var(--color-danger-ink)',
    dangerSoft: 'var(--color-danger-soft)',
    info: 'var(--color-info)',
    infoSoft: 'var(--color-info-soft)',
    focus: 'var(--color-focus)',
    scrim: 'var(--color-scrim)',
  },
  product: productTokens,
  space: {
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
    section: 'clamp(1.75rem, 3.75vw, 3.5rem)',
    /** Above and below a page's opening. */
    opening: 'clamp(1.5rem, 3.2vw, 3rem)',
    /** Between a section's head and its body. */
    head: 'clamp(1rem, 2vw, 1.75rem)',
    /** Inside a box with a border. */
    card: 'var(--space-card)',
  },
  font: {
    sans: 'var(--font-sans)',
    mono: 'var(--font-mono)',
  },
  type: {
    caption: 'var(--type-caption)',
    small: 'var(--type-small)',
    body: 'var(--type-body)',
    lead: 'var(--type-lead)',
    title: 'var(--type-title)',
    headline: 'var(--type-headline)',
    display: 'var(--type-display)',
  },
  radius: { control: '8px', card: '14px' },
  shadow: { float: 'var(--shadow-float)' },
  motion: {
    fast: '120ms',
    base: '180ms',
    slow: '240ms',
    ease: 'cubic-bezier(0.22, 0.8, 0.3, 1)',
  },
  layer: { header: '10', overlay: '20', dialog: '30', menu: '40', toast: '50' },
  width: { content: '72rem', prose: '45.3em' },
  height: { header: 'var(--header-height)' },
} as const

/**
 * @example
 * const Columns = styled.div`
 *   ${media.desktop} {
 *     display: grid;
 *   }
 * `
 */
export const media = {
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  wide: '@media (min-width: 80rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const

/**
 * A hairline box on raised ground.
 * @example
 * const Sheet = styled.div`
 *   ${panel}
 *   padding: ${token.space.card};
 * `
 */
export const panel = `
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.raised};
`

/**
 * A grid whose single column is never wider than its container.
 * @example
 * const Form = styled.form`
 *   ${oneColumn}
 *   gap: ${token.space[4]};
 * `
 */
export const oneColumn = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

/**
 * Children in a row that wraps, centred on their line.
 * @example
 * const Facts = styled.p`
 *   ${wrappingRow}
 *   gap: ${token.space[2]};
 * `
 */
export const wrappingRow = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`

/**
 * A rule for each product, in its hues.
 * @example
 * const Name = styled.b`
 *   ${eachProduct((name) => `&[data-product='${name}']`, ({ text }) => `color: ${text};`)}
 * `
 */
export const eachProduct = (
  selector: (name: ProductName) => string,
  rule: (hues: (typeof productTokens)[ProductName]) => string,
) => productNames.map((name) => `${selector(name)} { ${rule(productTokens[name])} }`).join('\n')

/**
 * Scrolls sideways where it is too narrow. Its end fades until it is reached.
 * @example
 * const Filters = styled.div`
 *   ${strip}
 *   display: flex;
 * `
 */
export const strip = `
  overflow-x: auto;
  animation: strip linear;
  animation-timeline: scroll(self inline);

  @keyframes strip {
    0%, 90% { mask: linear-gradient(90deg, #000 85%, #0000); }
  }
`

/**
 * Secondary words.
 * @example
 * const Note = styled.p`
 *   ${smallMuted}
 *   text-align: end;
 * `
 */
export const smallMuted = `
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
`
