/** The commands of `npm run account`, and their sentences. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { deleteAccount } from './deleteAccount'
import { exportAccount } from './exportAccount'
import { type Account, classHoldings, findAccount, isDeletionMark } from './holdings'
import { leftovers } from './leftovers'
import { EMULATORS_TOKEN, type Services, servicesOf } from './services'
import { setBlocked } from './signIns'

export const USAGE = `npm run account -- COMMAND [EMAIL or ACCOUNT NUMBER] [--project ID] [--to FILE]
  find        says whether the account exists and what it has
  export      writes everything that the server has of it as JSON, into a new file
  delete      deletes it as its learner can from the app, for good
  block       ends its sessions and lets no one sign in
  unblock     allows it again
  leftovers   lists records whose sign-in no longer exists, after a restore
Without --project it uses the default of .firebaserc. ACCESS_TOKEN is an OAuth token: $(gcloud auth print-access-token)`

export interface Operator {
  readonly env: Readonly<Record<string, string | undefined>>
  say(line: string): void
  /** Asks the person at the keyboard. */
  answer(question: string): Promise<string>
}

const commands = { find, export: exports, delete: deletes, block, unblock } as const

/** @returns the exit code: 1 if nothing was found or agreed to, 2 if the command makes no sense */
export async function runAccount(given: readonly string[], operator: Operator): Promise<number> {
  const options = optionsIn(given)
  if (typeof options === 'string') return refused(operator, `${options}\n\n${USAGE}`)
  const services = servicesOf(options.project, operator.env)
  if (typeof services === 'string') return refused(operator, services)
  operator.say(
    `Project ${services.projectId}, ${services.token === EMULATORS_TOKEN ? 'emulators' : 'the real services'}.`,
  )
  if (options.command === 'leftovers') return await listLeftovers(services, operator)
  const account = await findAccount(services, options.who)
  if (typeof account === 'string') {
    operator.say(account)
    return 1
  }
  for (const line of described(account)) operator.say(line)
  return await commands[options.command]({ services, operator, account, to: options.to })
}

interface Request {
  readonly services: Services
  readonly operator: Operator
  readonly account: Account
  readonly to: string | undefined
}

async function find({ services, operator, account }: Request): Promise<number> {
  for (const line of await describedClasses(services, account)) operator.say(line)
  return 0
}

async function exports({ services, operator, account, to = `account-${account.uid}.json` }: Request): Promise<number> {
  if (existsSync(to)) {
    operator.say(`${to} already exists. Choose another file with --to.`)
    return 1
  }
  const exported = await exportAccount(services, account)
  writeFileSync(to, `${JSON.stringify(exported, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 })
  operator.say(`Wrote everything to ${to}. Only your user can read it. Delete it after you have sent it.`)
  return 0
}

async function deletes({ services, operator, account }: Request): Promise<number> {
  const { uid } = account
  operator.say('Deleting removes the sign-in and the record for good. Exports of Firestore still have the record.')
  if ((await operator.answer('Type the account number to delete it: ')).trim() !== uid) {
    operator.say('That is another number. Nothing was changed.')
    return 1
  }
  try {
    await deleteAccount(services, account, (line) => operator.say(line))
  } catch (error) {
    operator.say(`The deletion is not finished. Run it again: npm run account -- delete ${uid}`)
    throw error
  }
  operator.say('Other devices of this learner stop backing up, say so, and keep their progress.')
  for (const line of await describedClasses(services, account)) operator.say(`This stays: ${line}`)
  return 0
}

async function block({ services, operator, account }: Request): Promise<number> {
  if (!(await hasSetBlocked(true, { services, operator, account }))) return 1
  operator.say('Blocked. A device that is signed in can still send for up to an hour.')
  operator.say('Nothing is deleted: the record stays here, and all progress stays on the learner’s devices.')
  return 0
}

async function unblock({ services, operator, account }: Request): Promise<number> {
  if (!(await hasSetBlocked(false, { services, operator, account }))) return 1
  operator.say('Allowed again. The learner has to sign in on each device.')
  return 0
}

async function hasSetBlocked(isBlocked: boolean, { services, operator, account }: Omit<Request, 'to'>) {
  if (account.signIn === undefined) {
    operator.say('This account has no sign-in, so there is nothing to block.')
    return false
  }
  await setBlocked(services, account.uid, isBlocked)
  const after = await findAccount(services, account.uid)
  if (typeof after !== 'string' && (after.signIn?.disabled ?? false) === isBlocked) return true
  throw new Error('The service still says the opposite.')
}

async function listLeftovers(services: Services, operator: Operator): Promise<number> {
  const uids = await leftovers(services)
  if (uids.length === 0) operator.say('Every record has a sign-in or is a deletion mark.')
  for (const uid of uids) operator.say(`users/${uid} has no sign-in. Delete it: npm run account -- delete ${uid}`)
  return 0
}

function described({ uid, signIn, record }: Account): readonly string[] {
  const times = `created ${dayOf(signIn?.createdAt)}, last sign-in ${dayOf(signIn?.lastLoginAt)}`
  const state = signIn?.disabled === true ? ', blocked' : ''
  return [
    `Account number ${uid}.`,
    signIn === undefined ? 'It has no sign-in.' : `Sign-in: ${signIn.email ?? 'no email'}, ${times}${state}.`,
    `Record: ${record === undefined ? 'none' : isDeletionMark(record) ? 'only the deletion mark' : record.path}.`,
  ]
}

async function describedClasses(services: Services, { uid }: Account): Promise<readonly string[]> {
  const { classes, reports } = await classHoldings(services, uid)
  return [
    ...classes.map(({ path, isOpen, reports: count }) => {
      return `${path}, ${isOpen ? 'an open' : 'a closed'} class of this teacher. Reports in it: ${count}`
    }),
    ...reports.map((path) => `${path}, an encrypted report that this account handed in`),
  ]
}

function dayOf(ms: string | undefined): string {
  return ms === undefined ? 'unknown' : new Date(Number(ms)).toISOString().slice(0, 10)
}

function refused(operator: Operator, sentence: string): number {
  operator.say(sentence)
  return 2
}

interface Options {
  readonly command: keyof typeof commands | 'leftovers'
  readonly who: string
  readonly project: string
  readonly to: string | undefined
}

function optionsIn(given: readonly string[]): Options | string {
  const parsed = parsedFrom(given)
  if (typeof parsed === 'string') return parsed
  const { values, positionals } = parsed
  const [command = '', who = '', ...more] = positionals
  const project = values.project ?? defaultProject()
  if (command !== 'leftovers' && !isCommand(command)) return `There is no command “${command}”.`
  if ((who === '') !== (command === 'leftovers') || more.length > 0) return 'Name one account.'
  if (who.includes('/')) return 'An account number has no slash.'
  if (project === undefined || !/^[a-z0-9-]+$/.test(project)) return 'Name the project with --project.'
  return { command, who, project, to: values.to }
}

function isCommand(name: string): name is keyof typeof commands {
  return Object.hasOwn(commands, name)
}

function parsedFrom(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      allowPositionals: true,
      options: { project: { type: 'string' }, to: { type: 'string' } },
    })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function defaultProject(): string | undefined {
  if (!existsSync('.firebaserc')) return undefined
  const file: { readonly projects?: { readonly default?: string } } = JSON.parse(readFileSync('.firebaserc', 'utf8'))
  return file.projects?.default
}
