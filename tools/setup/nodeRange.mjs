/** Reads the range of Node versions of `engines` in package.json. Needs no package, because it runs before they are installed. */

/**
 * @param {string} version such as `22.13.0`
 * @param {string} range alternatives of `^22.13.0` and `>=24.0.0`, with `||` between them
 * @throws {Error} if the range is written in another way
 */
export function isInRange(version, range) {
  const own = numbersOf(version)
  return range.split('||').some((one) => {
    const [, sign, least] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(one) ?? []
    if (least === undefined) throw new Error(`engines in package.json has “${one.trim()}”, which nothing here reads.`)
    const from = numbersOf(least)
    return compare(own, from) >= 0 && (sign === '>=' || own[0] === from[0])
  })
}

/** @param {string} version */
function numbersOf(version) {
  return version.split('.').map(Number)
}

/**
 * @param {readonly number[]} a
 * @param {readonly number[]} b
 */
function compare(a, b) {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
