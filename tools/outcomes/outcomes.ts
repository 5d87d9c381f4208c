/** `npm run outcomes` makes the report of an organization from the files of its classes. */
import { chosenOrganization } from '../organization/chosenOrganization'
import { runOutcomes } from './runOutcomes'

try {
  process.exitCode = await runOutcomes(process.argv.slice(2), {
    now: new Date(),
    organization: chosenOrganization().organization.name,
    say: (line) => console.log(line),
    saveAccounts: async (options) => {
      const { saveAccounts } = await import('./saveAccounts')
      return await saveAccounts(options)
    },
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
