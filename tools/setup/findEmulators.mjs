/** Finds the Firebase emulators on this machine, without changing anything. */
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf, isExecutable, windowsEnding } from './findProgram.mjs'

/** A separate package because of its size. It is installed only when a command needs Firebase on this machine. */
export const emulatorPackage = new URL('../firebase-emulator/', import.meta.url)
/** Outside node_modules, so that a program that took minutes to build survives `npm ci`. */
export const hidaneCache = fileURLToPath(new URL('../../.cache/hidane', import.meta.url))

/**
 * The Firestore emulators that this machine may have:
 * - `running`: one that already runs, at `address` (`host:port`);
 * - `hidane`: a program of that name, an emulator that needs no Java;
 * - `cloud`: Google's, as a part of Google Cloud's command line;
 * - `official`: Google's, through firebase-tools, which downloads it on first use.
 *
 * @typedef {{ kind: 'running', address: string } | { kind: 'hidane', program: string } | { kind: 'cloud', jar: string } | { kind: 'official' }} FirestoreEmulator
 */

/** @returns {FirestoreEmulator | undefined} undefined if there is none */
export function findFirestoreEmulator() {
  const address = process.env.FIRESTORE_EMULATOR_HOST
  if (address) return { kind: 'running', address }
  const folders = [...(process.env.PATH ?? '').split(delimiter), join(hidaneCache, 'bin')]
  const program = folders.map((folder) => join(folder, `hidane${windowsEnding}`)).find(isExecutable)
  if (program) return { kind: 'hidane', program }
  const jar = cloudEmulator()
  if (jar !== undefined && javaVersion() >= 11) return { kind: 'cloud', jar }
  return isAuthEmulatorHere() && javaVersion() >= 21 ? { kind: 'official' } : undefined
}

/** The program `gcloud` is often a link into its folder. @returns {string | undefined} */
function cloudEmulator() {
  const gcloud = firstOf('GCLOUD_BIN', ['gcloud'])
  if (gcloud === undefined) return undefined
  const jar = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'
  const path = join(dirname(realpathSync(gcloud)), '..', jar)
  return existsSync(path) ? path : undefined
}

export const isAuthEmulatorHere = () => existsSync(new URL('node_modules/firebase-tools/package.json', emulatorPackage))

/**
 * The environment in which cargo runs here and is new enough for hidane (Rust 1.88), if there is one. Rustup looks for
 * its toolchains in the home folder of the current user. With another home folder they are still next to cargo itself.
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
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string} empty if the program does not run
 */
function firstOutput(program, args, env = process.env) {
  const { stdout, stderr, status } = spawnSync(program, args, { encoding: 'utf8', env })
  return status === 0 ? stdout || stderr : ''
}
