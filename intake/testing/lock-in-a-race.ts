import { lockFolder } from '../database/folder-lock'

/* A process that takes each folder of its words at a moment, and says which it got. It ends with its input. */

const [moment = '0', ...folders] = process.argv.slice(2)
process.stdin.resume().on('end', () => process.exit())
process.stdout.write('ready\n')
while (Date.now() < Number(moment)) {
  // As close to the others as it gets.
}
const got = folders.filter((folder) => {
  try {
    lockFolder(folder)
    return true
  } catch {
    return false
  }
})
process.stdout.write(`${JSON.stringify(got)}\n`)
