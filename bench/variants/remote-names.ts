import { listApps } from '../../deploy/workspace/apps'
import { hostApp } from '../../deploy/workspace/folders'

export const remoteNames = () => listApps().filter((app) => app !== hostApp)
