import path from 'node:path'
import { federation } from '@module-federation/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { singletonImports } from '../../../deploy/build/shares/singleton-imports'
import { stableStyles } from '../../../deploy/build/styles/stable-styles'
import { workspaceFolder } from '../../../deploy/workspace/folders'
import { entryFile, exposedModule, shares } from './shares'

/* A remote as in the plugin's README, built in its own folder. */
const name = path.basename(process.cwd()).replace(/^remote-/, '')

export default defineConfig({
  ...stableStyles,
  base: `/remotes/${name}/`,
  build: { target: 'es2022', rolldownOptions: { input: 'src/routes.ts' } },
  plugins: [
    // Without it, remotes would carry a second store and router from the shared package.
    singletonImports(path.join(workspaceFolder, 'shared')),
    react(),
    federation({
      name,
      filename: entryFile,
      exposes: { [`./${exposedModule}`]: './src/routes.ts' },
      shared: shares,
      dts: false,
    }),
  ],
})
