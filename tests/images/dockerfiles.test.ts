import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { satisfies } from 'semver'
import { describe, expect, it } from 'vitest'
import { engines } from '../../package.json'
import { NODE_FLAGS } from '../../tools/hub/nodeFlags.mjs'
import { IN_IMAGE } from '../../tools/images/nginxOfImage'
import { isIgnored, readDockerfile } from './readDockerfile'

const files = ['tools/images/site.Dockerfile', 'tools/images/hub.Dockerfile']
const compose = readFileSync('tools/images/compose.yaml', 'utf8')
const patternsOf = (file: string) => readFileSync(`${file}.dockerignore`, 'utf8').trim().split('\n')
const named = (file: string, name: string) =>
  readDockerfile(file).flatMap((one) => (one.name === name ? [one.text] : []))

/** The variables that a build reads, except those of a preview, of tests and of emulators. */
function variablesOfBuild(): readonly string[] {
  const sources = ['vite.config.ts', ...filesOf('tools/build'), ...filesOf('tools/organization')]
  const texts = sources.map((file) => readFileSync(file, 'utf8'))
  const found = texts.flatMap((text) =>
    [...text.matchAll(/'(VITE_[A-Z_]*[A-Z]|CLASSROOM)'|process\.env\['(\w+)'\]|process\.env\.(\w+)/g)].map(
      ([, one, two, three]) => one ?? two ?? three ?? '',
    ),
  )
  return [...new Set(found)].filter((name) => !/^(?:VITEST|SAMPLES|NODE_ENV)$|_EMULATOR$/.test(name)).toSorted()
}

function filesOf(folder: string): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder])
  return listed.toString().trim().split('\n')
}

describe.each(files)('%s', (file) => {
  const instructions = readDockerfile(file)
  const stages = named(file, 'FROM')
  const patterns = patternsOf(file)

  it('has fixed base images, and a Node that the project supports', () => {
    expect(stages.length).toBe(2)
    for (const stage of stages) expect(stage).toMatch(/^[a-z]+:\d+\.\d+\.\d+(?:-[a-z]+)?(?: AS \w+)?$/)
    for (const [, version = ''] of stages.join('\n').matchAll(/^node:([\d.]+)/gm))
      expect(satisfies(version, engines.node), version).toBe(true)
  })

  it('copies only files that exist and are not ignored', () => {
    const copied = named(file, 'COPY').filter((text) => !text.startsWith('--from'))
    expect(copied.length).toBeGreaterThan(1)
    for (const source of copied.flatMap((text) => text.split(' ').slice(0, -1)))
      expect([source, existsSync(source), isIgnored(patterns, source)]).toEqual([source, true, false])
  })

  it('copies from the first stage only what its commands write', () => {
    const commands = named(file, 'RUN').join('\n')
    const taken = named(file, 'COPY').flatMap((text) => /^--from=build (\S+) /.exec(text)?.[1] ?? [])
    expect(taken.length).toBeGreaterThan(0)
    // The build writes dist/ in the project's folder.
    for (const path of taken) expect(path === '/project/dist' || commands.includes(` ${path}`), path).toBe(true)
    expect(named(file, 'WORKDIR')).toContain('/project')
    expect(commands).toContain('npm run build ')
  })

  it('leaves out only secrets and results of earlier builds', () => {
    const left = ['.env', '.env.local', '.git/HEAD', 'node_modules/vite/package.json', 'dist/index.html', '.cache/a']
    for (const path of [...left, 'tools/lighthouse/node_modules/a.js', '.hub/hub.sqlite'])
      expect(isIgnored(patterns, path), path).toBe(true)
    const tracked = filesOf('.').filter((path) => isIgnored(patterns, path))
    expect(tracked).toEqual(['.env.example'])
    expect(isIgnored(patterns, 'organization/organization.json')).toBe(false)
    expect(patterns).toEqual(patternsOf(files[0] ?? ''))
  })

  it('has an argument for each variable of the build, before the build', () => {
    const build = instructions.findIndex(({ name, text }) => name === 'RUN' && text.startsWith('npm run build'))
    const before = instructions.slice(0, build).flatMap(({ name, text }) => (name === 'ARG' ? [text] : []))
    expect(before.toSorted()).toEqual(variablesOfBuild())
    const given = [...compose.matchAll(/^ {4}(\w+): \$\{(\w+):-\}$/gm)].map(([, name, value]) => [name, value])
    expect(given.toSorted()).toEqual(before.toSorted().map((name) => [name, name]))
  })

  it('ends with a common user, a port and a health check', () => {
    const last = instructions.findLastIndex(({ name }) => name === 'FROM')
    const runtime = instructions.slice(last)
    const of = (name: string) => runtime.filter((one) => one.name === name).map(({ text }) => text)
    expect(of('USER').join()).toMatch(/^(?:nginx|node)$/)
    const [port = ''] = of('EXPOSE')
    expect(of('HEALTHCHECK').join()).toContain(`:${port}/`)
    expect(['8484', IN_IMAGE.listen]).toContain(port)
  })
})

it('starts the hub with the flags of npm run hub', () => {
  expect(JSON.parse(named('tools/images/hub.Dockerfile', 'ENTRYPOINT').join())).toEqual([
    'node',
    ...NODE_FLAGS,
    '.cache/hub/main.js',
    '--data',
    '/data',
  ])
})

describe('compose.yaml', () => {
  it('has no default password, and starts with none missing', () => {
    const secrets = [...compose.matchAll(/(\w*(?:PASSWORD|SECRET)\w*): (.+)/g)].map(([, , value = '']) => value)
    expect(secrets.length).toBe(2)
    for (const value of secrets) expect(value).toMatch(/^\$\{\w+:\?[^}]+\}$/)
    for (const [, start = ''] of compose.matchAll(/admin:(.+)@/g))
      expect(start).toMatch(/^\$\{COUCHDB_PASSWORD:\?[^}]+\}$/)
  })

  it('names only files that exist', () => {
    const dockerfiles = [...compose.matchAll(/dockerfile: (\S+) \}/g)].map(([, path = '']) => path)
    expect(dockerfiles.toSorted()).toEqual(files.toSorted())
    const mounted = [...compose.matchAll(/- (\.\S+?):/g)].map(([, path = '']) => `tools/images/${path}`)
    expect(mounted.length).toBe(2)
    for (const path of mounted) expect(existsSync(path), path).toBe(true)
  })

  it('opens CouchDB and the site to this machine only', () => {
    const ports = [...compose.matchAll(/ports: \['(.+)'\]/g)].map(([, port]) => port)
    expect(ports).toEqual(['127.0.0.1:8080:8080', '127.0.0.1:5984:5984'])
  })
})

describe('the reader of .dockerignore', () => {
  it.each([
    [['dist'], 'dist/a/b', true],
    [['dist'], 'src/dist', false],
    [['**/node_modules'], 'node_modules/a', true],
    [['**/node_modules'], 'tools/a/node_modules/b', true],
    [['.env.*'], '.env.local', true],
    [['.env.*', '!.env.example'], '.env.example', false],
    [['*.log'], 'a/b.log', false],
  ])('%j leaves out %s: %s', (patterns, path, expected) => {
    expect(isIgnored(patterns, path)).toBe(expected)
  })
})
