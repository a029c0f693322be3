import { listApps } from '../../deploy/apps'
import { hostApp } from '../../deploy/workspace'

export const remoteNames = () => listApps().filter((app) => app !== hostApp)
