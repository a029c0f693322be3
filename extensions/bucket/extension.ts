import type { Command } from '@commander-js/extra-typings'
import { examples } from '../../deploy/commands/line/examples'
import { isKit } from '../../deploy/workspace/folders'
import type { Extension } from '../../deploy/workspace/hooks'

const siteBucket = async () => (await import('./site-bucket')).siteBucket()

/** A site in S3 or Azure Blob Storage. */
export const bucket: Extension = {
  place: {
    async change(need, task) {
      const { changeBucket } = await import('./change-bucket')
      return changeBucket(await siteBucket(), need, task)
    },
    async read(need, task) {
      const { readBucket } = await import('./change-bucket')
      return readBucket(await siteBucket(), need, task)
    },
    store: async () => (await siteBucket()).store,
    async prune(used) {
      const { pruneBucket } = await import('./prune-bucket')
      return pruneBucket(await siteBucket(), new Date(), used)
    },
  },
  commands: isKit ? undefined : addCommands,
}

function addCommands(fivefold: Command) {
  fivefold
    .command('policy')
    .description('Print the least that the S3 credentials of a team need for the site in SITE.')
    .argument('<app>', 'the remote of the team')
    .option('--path <path...>', 'addresses of its pages; by default as owners.json says')
    .option('--principal <arn>', 'for a bucket policy: who the team is')
    .option('--without-conditions', 'for stores that do not know s3:if-none-match')
    .addHelpText('after', examples('fivefold policy support --path /support'))
    .action(async (app, flags) => (await import('./policy-command')).policy(app, flags))
}
