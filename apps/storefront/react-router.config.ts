import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page is one of a few small routes: their addresses may travel with the first page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
