export const entryFile = 'remoteEntry.js'

export const exposedModule = 'routes'
