import { adopt } from '../extensions/adopt/extension'
import { bucket } from '../extensions/bucket/extension'
import { cdn } from '../extensions/cdn/extension'
import { dryRun } from '../extensions/dry-run/extension'
import { federation } from '../extensions/federation/extension'
import { intake } from '../extensions/intake/cli/extension'
import { kit } from '../extensions/kit/extension'
import { newSite } from '../extensions/new/extension'
import { nginx } from '../extensions/nginx/extension'
import { ownReact } from '../extensions/own-react/extension'
import { preview } from '../extensions/preview/cli/extension'
import { sbom } from '../extensions/sbom/extension'
import { search } from '../extensions/search/extension'
import { securityTxt } from '../extensions/security-txt/extension'
import { signing } from '../extensions/signing/extension'
import { smoke } from '../extensions/smoke/extension'
import { watch } from '../extensions/watch/cli/extension'
import { install } from './workspace/hooks'

/** Installs every extension. Each has its folder and its line here, and imports its code when it runs. */
export const installExtensions = () =>
  install([
    adopt,
    bucket,
    cdn,
    dryRun,
    federation,
    intake,
    kit,
    newSite,
    nginx,
    ownReact,
    preview,
    sbom,
    search,
    securityTxt,
    signing,
    smoke,
    watch,
  ])
