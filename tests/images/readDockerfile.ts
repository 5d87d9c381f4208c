import { readFileSync } from 'node:fs'

export interface Instruction {
  readonly name: string
  readonly text: string
}

/** The instructions of a Dockerfile, without comments. A line that ends with `\` continues in the next one. */
export function readDockerfile(file: string): readonly Instruction[] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '')
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [name = ''] = line.split(' ')
    return { name, text: line.slice(name.length).trim() }
  })
}

/** Whether the patterns of a .dockerignore leave out a path. Of several that match, the last one counts. */
export function isIgnored(patterns: readonly string[], path: string): boolean {
  const parts = path.split('/')
  const above = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  let ignored = false
  for (const line of patterns) {
    const isKept = line.startsWith('!')
    const pattern = new RegExp(`^${expressionOf(line.replace(/^!/, ''))}$`)
    if (above.some((one) => pattern.test(one))) ignored = !isKept
  }
  return ignored
}

function expressionOf(pattern: string): string {
  const escaped = pattern.replaceAll(/[.+^$()|[\]{}\\]/g, '\\$&')
  return escaped.replaceAll(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'))
}
