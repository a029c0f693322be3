import { rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { withTeam } from '../fixtures/releases/team-folder'
import { stockFolder } from './stock-tools'

/** A remote with a Vue page: built by our preset, prerendered by Vue's renderer. */
const vueRemote = 'orders'

const page = `import type { MountedPage, PageServices, Readable } from '@fivefold/shared/routing/mounted-page'
import { createApp, createSSRApp, h, onMounted, onUnmounted, ref, shallowRef } from 'vue'

/** A Vue ref of the site’s value, which begins with the prerendered value. */
function refOf<Value>(value: Readable<Value> | undefined, prerendered: Value) {
  const shown = shallowRef(prerendered)
  const update = () => value && (shown.value = value.get())
  const stop = value?.subscribe(update)
  onMounted(update)
  onUnmounted(() => stop?.())
  return shown
}

const orders = (services?: PageServices) => ({
  setup() {
    const count = ref(0)
    const user = refOf(services?.session, null)
    const theme = refOf(services?.theme, 'light')
    const order = () => {
      count.value += 1
      services?.notifications.show({ title: 'Ordered', tone: 'success' })
    }
    const fail = () => {
      throw new Error('Vue broke')
    }
    return () => [
      h('h1', 'Orders'),
      h('p', (user.value?.name ?? 'Nobody') + ', ' + theme.value),
      h('button', { onClick: order }, 'Ordered ' + count.value),
      h('button', { onClick: fail }, 'Break'),
      Array.from({ length: 60 }, (_, index) => h('p', 'Order ' + index)),
      h('a', { href: '/support' }, 'Support'),
    ]
  },
})

export const OrdersPage: MountedPage = {
  mount(place, services) {
    const app = (services.isPrerendered ? createSSRApp : createApp)(orders(services))
    app.config.errorHandler = services.fail
    app.mount(place)
    return () => app.unmount()
  },
  async render() {
    const { renderToString } = await import('vue/server-renderer')
    return renderToString(createSSRApp(orders()))
  },
}
`

/** Creates the remote and releases it. */
export const releaseVueRemote = (folder: string, origin: string) =>
  withTeam(vueRemote, { folder, origin }, ['orders/orders-page.tsx', page], (team) => {
    rmSync(path.join(team.folder, 'src/orders/orders-page.test.tsx'))
    symlinkSync(
      path.join(stockFolder, 'node_modules/vue'),
      path.join(team.folder, 'node_modules/vue'),
    )
    team.fivefold(['release', '--skip-smoke'], folder)
  })
