/** Drawings that the build makes components of (deploy/build/bundle/pictures.ts). */
declare module '*.svg?picture' {
  import type { ComponentType, SVGProps } from 'react'

  const Picture: ComponentType<SVGProps<SVGSVGElement>>
  // oxlint-disable-next-line import/no-default-export -- like Vite's other kinds of pictures
  export default Picture
}
