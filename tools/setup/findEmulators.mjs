/** Finds the emulators that stand in for Firebase on this machine. Finding them changes nothing. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A package of its own, because of its size: only what needs Firebase on this machine installs it. */
export const emulatorPackage = new URL('../firebase-emulator/', import.meta.url)
/** Outside node_modules, so that a program that took minutes to build outlives `npm ci`. */
export const hidaneCache = fileURLToPath(new URL('../../.cache/hidane', import.meta.url))

const windowsEnding = process.platform === 'win32' ? '.exe' : ''

/**
 * What can answer as Firestore here:
 * - `running`: one that somebody has started, at `address` (`host:port`);
 * - `hidane`: a program of that name, an emulator that needs no Java;
 * - `official`: Google's, through firebase-tools, which fetches it on first use.
 *
 * @typedef {{ kind: 'running', address: string } | { kind: 'hidane', program: string } | { kind: 'official' }} FirestoreEmulator
 */

/** @returns {FirestoreEmulator | undefined} undefined where there is none */
export function findFirestoreEmulator() {
  const address = process.env.FIRESTORE_EMULATOR_HOST
  if (address) return { kind: 'running', address }
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(hidaneCache, 'bin')]
  const program = folders.map((folder) => join(folder, `hidane${windowsEnding}`)).find(isExecutable)
  if (program) return { kind: 'hidane', program }
  return isAuthEmulatorHere() && javaVersion() >= 21 ? { kind: 'official' } : undefined
}

export const isAuthEmulatorHere = () => existsSync(new URL('node_modules/firebase-tools/package.json', emulatorPackage))

/**
 * The environment in which cargo runs here and is new enough for hidane (Rust 1.88), if there is one. Rustup looks for
 * its toolchains in the home of whoever asks; under another home they still lie beside cargo itself.
 *
 * @returns {NodeJS.ProcessEnv | undefined}
 */
export function cargoEnvironment() {
  const cargo = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, `cargo${windowsEnding}`))
  const besideCargo = cargo.filter(isExecutable).map((path) => join(dirname(path), '..', '..', '.rustup'))
  const environments = [{}, ...besideCargo.filter(existsSync).map((RUSTUP_HOME) => ({ RUSTUP_HOME }))]
  return environments.map((more) => ({ ...process.env, ...more })).find(isNewEnough)
}

/** @param {NodeJS.ProcessEnv} env */
function isNewEnough(env) {
  const [, major, minor] = /^cargo (\d+)\.(\d+)/.exec(firstOutput('cargo', ['--version'], env)) ?? []
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 88)
}

const javaVersion = () => Number(/version "(\d+)/.exec(firstOutput('java', ['-version']))?.[1] ?? 0)

/**
 * @param {string} program @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env]
 * @returns {string} empty where the program does not run
 */
function firstOutput(program, args, env = process.env) {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', env })
  return status === 0 ? stdout || stderr : ''
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
