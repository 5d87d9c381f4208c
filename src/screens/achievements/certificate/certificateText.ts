import { achievementWords as words } from '#words/achievements'
import { longDay } from '#words/ledgerFormat'
import { readMark } from '../../../core/curriculum/languageMark'
import { moduleLook } from '../../../core/curriculum/moduleLook'
import type { Manifest } from '../../../core/curriculum/parseManifest'
import { site } from '../../../site'
import { isolated } from '../../../words/isolated'
import type { HeldCertificate } from '../../../session/heldCertificates'
import type { CertificateText } from './certificateLayout'
import type { Run } from './fitText'

/** @param name the learner's name as it is written on certificates */
export function certificateText(certificate: HeldCertificate, name: string, manifest: Manifest): CertificateText {
  const { id, kind, day, score, number } = certificate
  const isCourse = kind === 'course'
  return {
    organisation: site.name,
    kind: words.completion,
    name,
    statement: statementOf(certificate, manifest),
    facts: [
      ...(day === undefined ? [] : [{ label: words.date, figure: longDay(day), isScore: false }]),
      ...(score === undefined
        ? []
        : [{ label: isCourse ? words.meanScore : words.score, figure: words.percent(score), isScore: true }]),
      { label: words.number, figure: words.numberOf(site.name, isCourse ? undefined : id, number), isScore: false },
    ],
    block: isCourse ? undefined : moduleLook(manifest.modules, id),
    row: isCourse ? manifest.modules : [],
  }
}

function statementOf({ kind, module }: HeldCertificate, manifest: Manifest): readonly Run[] {
  if (kind === 'course') {
    const lessons = manifest.modules.reduce((sum, { lessons: own }) => sum + own.length, 0)
    return [{ text: words.finishedCourse(lessons, manifest.modules.length), isBold: false }]
  }
  if (module === undefined) return [{ text: words.finishedUnlisted, isBold: false }]
  const { text: title, lang } = readMark(module.title)
  return [
    { text: `${words.finishedModule(module.lessons.length)} `, isBold: false },
    { text: `${title} `, isBold: true, ...(lang && { lang }) },
    { text: words.andQuiz, isBold: false },
  ]
}

/** Describes the certificate in sentences, for people who can't see the drawing. */
export function certificateSaid({ organisation, kind, name, statement, facts }: CertificateText): string {
  const figures = facts.map(({ label, figure }) => `${label}: ${figure}.`)
  return [`${organisation}. ${kind}. ${isolated(name)}`, ...statement.map(({ text }) => text.trim()), ...figures].join(
    ' ',
  )
}
