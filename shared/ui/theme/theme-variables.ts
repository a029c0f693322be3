import { palettes, type ThemeName } from './palette'

/** A theme's custom properties as CSS declarations. */
export function themeVariables(theme: ThemeName): string {
  const { color, product, shadow } = palettes[theme]
  const declarations = [
    `color-scheme: ${theme}`,
    ...Object.entries(color).map(([name, value]) => `--color-${kebab(name)}: ${value}`),
    ...Object.entries(product).flatMap(([name, hues]) =>
      Object.entries(hues).map(([use, value]) => `--product-${name}-${use}: ${value}`),
    ),
    ...Object.entries(shadow).map(([name, value]) => `--shadow-${name}: ${value}`),
  ]
  return `${declarations.join(';')};`
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
