import { errorCode } from '../../workspace/errors/error-code'
import { UserError } from '../../workspace/errors/user-error'

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
  EISDIR: 'a folder has the place of a file',
  ERR_FS_EISDIR: 'a folder has the place of a file',
  ERR_FS_CP_DIR_TO_NON_DIR: 'a file has the place of a folder',
  ELOOP: 'a link leads to itself',
  EEXIST: 'a file has the place of a folder',
  ENOTDIR: 'a file has the place of a folder',
}

/** Why the disk refuses, in plain words, if it does. */
export const diskReason = (error: unknown): string | undefined => reasons[String(errorCode(error))]

/** Runs a task on the site's files. @throws UserError in plain words where the disk refuses. */
export async function explainDiskErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task()
  } catch (error) {
    const reason = diskReason(error)
    if (reason === undefined || !(error instanceof Error)) throw error
    throw new UserError(
      `The site could not be written, ${reason} (${error.message}). ` +
        'Fix that and run the command again: it finishes what is left.',
    )
  }
}
