import { createRequestStore } from '../lazy-part/request-store'

const requests = createRequestStore<true>()

export const openSearch = () => requests.open(true)
export const closeSearch = requests.close
export const useSearchIsOpen = () => requests.useRequest() !== null
