/** @example productNames.map((product) => <li key={product}>{product}</li>) */
export const productNames = ['cortex', 'integ', 'pipelines', 'workflows', 'scd'] as const

export type ProductName = (typeof productNames)[number]

export interface ProductHues {
  solid: string
  text: string
  soft: string
}

/** The hues of the products in both themes. */
export const productColors: Record<'light' | 'dark', Record<ProductName, ProductHues>> = {
  light: {
    cortex: { solid: '#7a5af0', text: '#5a39c4', soft: '#f0ecfd' },
    integ: { solid: '#0f9483', text: '#0a6a5e', soft: '#e1f4f0' },
    pipelines: { solid: '#1c7fd6', text: '#145d9f', soft: '#e5f1fc' },
    workflows: { solid: '#cc7a08', text: '#875107', soft: '#fcf0dc' },
    scd: { solid: '#dc436d', text: '#ae2450', soft: '#fdeaf0' },
  },
  dark: {
    cortex: { solid: '#9079ff', text: '#b6a5ff', soft: '#211c3d' },
    integ: { solid: '#27b5a2', text: '#5fd6c4', soft: '#0e2927' },
    pipelines: { solid: '#459df0', text: '#86c1fa', soft: '#10253b' },
    workflows: { solid: '#eba338', text: '#f3be6b', soft: '#2f2310' },
    scd: { solid: '#f06a90', text: '#ff9bb5', soft: '#381724' },
  },
}

export const productTokens = {
  cortex: {
    solid: 'var(--product-cortex-solid)',
    text: 'var(--product-cortex-text)',
    soft: 'var(--product-cortex-soft)',
  },
  integ: {
    solid: 'var(--product-integ-solid)',
    text: 'var(--product-integ-text)',
    soft: 'var(--product-integ-soft)',
  },
  pipelines: {
    solid: 'var(--product-pipelines-solid)',
    text: 'var(--product-pipelines-text)',
    soft: 'var(--product-pipelines-soft)',
  },
  workflows: {
    solid: 'var(--product-workflows-solid)',
    text: 'var(--product-workflows-text)',
    soft: 'var(--product-workflows-soft)',
  },
  scd: {
    solid: 'var(--product-scd-solid)',
    text: 'var(--product-scd-text)',
    soft: 'var(--product-scd-soft)',
  },
} as const
