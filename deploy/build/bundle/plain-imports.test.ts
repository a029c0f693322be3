import { expect, test } from 'vitest'
import { buildModules } from '../testing/build-modules'
import { plainImports } from './plain-imports'

const page = {
  '/page': 'document.onclick = () => import("/part").then(console.log)',
  '/part': 'export const part = 1',
}

test('a dynamic import stays as it was written', async () => {
  const [wrapped] = await buildModules(page, [])
  expect(wrapped.moduleIds).toContain('\0vite/preload-helper.js')
  const [plain] = await buildModules(page, [plainImports()])
  expect(plain.code).toMatch(/^document\.onclick=\(\)=>import\(`\.\/part-\S+\.js`\)/)
})

test('a build stops when Vite has no plugin of that name', async () => {
  const rename = {
    name: 'rename',
    configResolved: ({ plugins }: { plugins: readonly { name: string }[] }) => {
      for (const plugin of plugins) plugin.name = plugin.name.replace('import-analysis', 'analysis')
    },
  }
  await expect(buildModules(page, [rename, plainImports()])).rejects.toThrow(
    'Vite no longer has the plugin native:import-analysis-build',
  )
})

test('a build stops when another plugin of Vite brings the helper', async () => {
  const helper = {
    '/page': 'import "/vite/preload-helper.js"',
    '/vite/preload-helper.js': 'alert()',
  }
  await expect(buildModules(helper, [plainImports()])).rejects.toThrow(
    'the helper vite/preload-helper',
  )
})
