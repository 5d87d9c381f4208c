import { partsOf } from './partsOf.ts'

/** A call and the text inside its parentheses, three levels deep. */
const calls = /([\w-]+)\(((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/g
const length = /^(?:[-+]?\d*\.?\d+(?:[a-z]+|%)?|(?:calc|min|max|clamp)\(.*\))$/
const isZero = (part: string): boolean => /^[-+]?0(?:\.0+)?(?:[a-z]+|%)?$/.test(part)
/** Three properties of src/ui/scale.css turn around with the direction of the text. */
const follows = (text: string): boolean => /--(?:toward|start|mirror)\b/.test(text)
/** The directions of gradients that go up or down. */
const upright = /^(?:to (?:top|bottom)|[-+]?(?:0|180|360)deg|[-+]?(?:0|0?\.5|1)turn)$/
const placed =
  /^(?:(?:-webkit-)?mask(?:-position)?|background(?:-position(?:-x)?)?|object-position|(?:transform|perspective)-origin)$/

/**
 * Returns what to write for a value that points to the left or the right and has no logical form: a shadow, a transform,
 * a shape, a gradient or a position.
 */
export function directedValue(property: string, value: string): string | undefined {
  if (value === 'none') return undefined
  if (property === 'letter-spacing') return ofSpacing(value)
  if (/^(?:box|text)-shadow$|^--.*shadow/.test(property)) return ofShadows(value)
  if (/^(?:transform|translate|rotate|scale)$/.test(property)) return ofTransform(property, value)
  if (/^(?:clip-path|shape-outside)$/.test(property)) return ofShape(value)
  return ofGradients(value) ?? (placed.test(property) ? ofPositions(value) : undefined)
}

/** Arabic letters are joined. WebKit would move them, so their spacing is 0. */
function ofSpacing(value: string): string | undefined {
  return isZero(value) || !length.test(value) || value.includes('--tight') ? undefined : `calc(${value} * var(--tight))`
}

function ofShadows(value: string): string | undefined {
  for (const shadow of partsOf(value, 'commas')) {
    const x = partsOf(shadow).find((part) => length.test(part))
    if (x !== undefined && !isZero(x) && !follows(x)) return `calc(${x} * var(--toward)) as the first length`
  }
  return undefined
}

function ofTransform(property: string, value: string): string | undefined {
  const whole = property === 'transform' ? value : `${property}(${partsOf(value).join(', ')})`
  for (const [call, name = '', inside = ''] of whole.matchAll(calls)) {
    const [x = ''] = partsOf(inside, 'commas')
    if (follows(call) || isZero(x)) continue
    if (name.startsWith('matrix') || (/^scale(?:X|3d)?$/.test(name) && x.startsWith('-'))) return 'var(--mirror)'
    const turns = /^(?:rotateZ?|skew[XY]?)$/.test(name) && !/^[-+]?(?:180|360)deg$/.test(x)
    if (turns || /^translate(?:X|3d)?$/.test(name)) return `${name}(calc(${x} * var(--toward)))`
  }
  return undefined
}

/** A shape with one value is the same from both sides. */
function ofShape(value: string): string | undefined {
  const isEven = [...value.matchAll(calls)].every(([, name = '', inside = '']) => {
    return /^(?:inset|circle|ellipse)$/.test(name) && partsOf(inside).length === 1
  })
  return isEven ? undefined : 'transform: var(--mirror) beside it, and an exception'
}

function ofGradients(value: string): string | undefined {
  for (const [, name = '', inside = ''] of value.matchAll(calls)) {
    const [angle = ''] = partsOf(inside, 'commas')
    const isAngle = /^to |^[-+]?[\d.]+(?:deg|turn|g?rad)$/.test(angle)
    if (name.endsWith('linear-gradient') && isAngle && !upright.test(angle)) return 'calc(90deg * var(--toward)), say'
  }
  return undefined
}

/** The place of a picture or of a turn. The middle has no side, nor has a picture as wide as its box. */
function ofPositions(value: string): string | undefined {
  for (const layer of partsOf(value, 'commas')) {
    const plain = layer.replaceAll(calls, (call, name: string) => (/^(?:calc|min|max|clamp)$/.test(name) ? call : ''))
    if (follows(plain)) continue
    const [place = '', size = ''] = plain.split(' / ')
    const x = partsOf(place).find((part) => length.test(part) || /^(?:left|right|center)$/.test(part))
    if (x === undefined || x === '50%' || x === 'center' || partsOf(size)[0] === '100%') continue
    return 'calc(var(--start) + … * var(--toward)) as the horizontal part'
  }
  return undefined
}
