import { createRequestStore } from '../lazy-part/request-store'

const requests = createRequestStore<true>()

export const openPanel = () => requests.open(true)
export const closePanel = requests.close
export const usePanelIsOpen = () => requests.useRequest() !== null
