/**
 * Runs a command of this process with its words; a text it answers, or the message of an error, goes to standard error
 * and makes the exit code 1. Traces would only hide what to do next.
 */
export async function runCommand(command: (words: string[]) => Promise<string | undefined>): Promise<void> {
  let complaint: string | undefined
  try {
    complaint = await command(process.argv.slice(2))
  } catch (error) {
    complaint = error instanceof Error ? error.message : String(error)
  }
  if (complaint === undefined) return
  console.error(complaint)
  process.exitCode = 1
}
