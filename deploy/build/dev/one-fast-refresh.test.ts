import react from '@vitejs/plugin-react'
import { createServer, type PluginOption } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { oneFastRefresh } from './one-fast-refresh'

async function startDev(plugins: PluginOption[]) {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins,
  })
  onTestFinished(() => server.close())
}

test('the host’s development server has a fast-refresh runtime for all remotes', async () => {
  await expect(startDev([react(), oneFastRefresh()])).resolves.toBeUndefined()
})

test('development stops when the React plugin has its runtime elsewhere', async () => {
  await expect(startDev([oneFastRefresh()])).rejects.toThrow(
    '@vitejs/plugin-react no longer has the module /@react-refresh',
  )
})
