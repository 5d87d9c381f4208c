/** The problems of a commit message, for the check and the hook. */

const LONGEST = 72
/** Verbs that look like a past tense or a participle. */
const IMPERATIVE = /^(?:Bring|Embed|Exceed|Feed|Need|Ping|Proceed|Seed|Shed|Speed|String|Succeed|Weed)$/

/**
 * A subject has at most 72 characters and begins with a verb in the imperative. The reason goes into the body, after an
 * empty line. Subjects that git writes are not checked.
 *
 * @param {string} message without lines that begin with `#`
 * @returns {string[]} one sentence for each problem
 */
export function commitProblems(message) {
  const [subject = '', second = ''] = message.split('\n')
  const [verb = ''] = subject.split(' ')
  if (/^(?:Merge|Revert|fixup!|squash!)/.test(subject)) return []
  const problems = []
  if (subject.length > LONGEST) problems.push(`The subject has ${subject.length} characters. Use at most ${LONGEST}.`)
  if (second !== '') problems.push('Leave the second line empty.')
  if (!/^[A-Z]/.test(verb)) problems.push('Begin the subject with a capital letter.')
  if (/(?:ed|ing)$/.test(verb) && !IMPERATIVE.test(verb))
    problems.push(`Use the imperative (“Fix”, not “Fixed” or “Fixing”): ${verb}`)
  if (subject.endsWith('.')) problems.push('Leave out the period at the end of the subject.')
  return problems
}
