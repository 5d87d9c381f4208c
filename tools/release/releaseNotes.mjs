/**
 * @param {string} changelog the text of CHANGELOG.md, with a heading `## 1.2.3` for each version
 * @param {string} version as in package.json
 * @param {string} tag of the release
 * @returns {string} the notes of this version
 * @throws one sentence about the missing part
 */
export function releaseNotes(changelog, version, tag) {
  if (tag !== `v${version}`) throw new Error(`The tag is ${tag}, but package.json has the version ${version}.`)
  const parts = changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1)
  const [part, second] = parts.filter((one) => /^\S+/.exec(one)?.[0] === version)
  if (part === undefined) throw new Error(`CHANGELOG.md has no heading ## ${version}.`)
  if (second !== undefined) throw new Error(`CHANGELOG.md has two headings ## ${version}.`)
  const [heading = '', ...lines] = part.split('\n')
  if (heading.trim() !== version)
    throw new Error(`CHANGELOG.md still says “${heading.trim()}”. Leave only the version.`)
  const notes = lines.join('\n').trim()
  if (notes === '') throw new Error(`CHANGELOG.md has no notes below ## ${version}.`)
  return `${notes}\n`
}
