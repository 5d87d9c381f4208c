import { describe, expect, it } from 'vitest'
import { checkContent } from '../../tools/content/checkContent'
import { courseFilePath } from '../../tools/content/lessonsFolder'
import { describeProblem, locateProblem } from '../../tools/content/problem'
import { asFiles, soundContent } from './soundContent'

type Files = Map<string, string>

/** The problems of the sound content after a change of its text, as the content check prints them. */
function printed(change: (files: Files) => unknown): readonly string[] {
  const sound = soundContent()
  const files: Files = new Map(
    [...asFiles(sound)].map(([file, text]) => [file, JSON.stringify(JSON.parse(text), undefined, 2)]),
  )
  change(files)
  return checkContent(files).map((problem) =>
    locateProblem(problem, courseFilePath(problem.file), files.get(problem.file)),
  )
}

const replaced = (file: string, from: string, to: string) => (files: Files) => {
  const text = files.get(file) ?? ''
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
  return files.set(file, text.replace(from, to))
}

describe('a printed problem names its line and a remedy', () => {
  it.each([
    [
      'a missing comma',
      replaced('banking_2.json', '"type": "reading",', '"type": "reading"'),
      'public/data/lessons/banking_2.json:3:20  broken JSON: no comma, or no }, after this value. ' +
        'Write a comma if the list continues, or } if it ends.',
    ],
    [
      'a misspelled field',
      replaced('banking_2.json', '"keyPoints"', '"keyPonts"'),
      'public/data/lessons/banking_2.json:23:5  content.keyPonts  no field is called "keyPonts" here. ' +
        'Did you mean "keyPoints"?',
    ],
    [
      'an unknown field',
      replaced('banking_quiz.json', '"passingScore"', '"level": 1, "passingScore"'),
      'public/data/lessons/banking_quiz.json:6:3  level  no field is called "level" here. Remove it. The fields here ' +
        'are: $schema, title, type, duration, points, passingScore, questions, again, practice, rules, decide, retired.',
    ],
    [
      'a missing field',
      replaced('glossary.json', '"term": "Deposit",', ''),
      'public/data/lessons/glossary.json:2:3  [0].term  missing. Add "term". What belongs here: ' +
        'The term as the glossary shows it.',
    ],
    [
      'a wrong type',
      replaced('manifest.json', '"points": 50', '"points": "50"'),
      'public/data/lessons/manifest.json:17:11  modules[0].lessons[0].points  expected number, got "50". ' +
        'What belongs here: Whole points: 50 in a beginner module, 100 in an intermediate one, 150 in an advanced one.',
    ],
    [
      'wrong points',
      replaced('manifest.json', '"points": 50', '"points": 70'),
      'public/data/lessons/manifest.json:17:11  modules[0].lessons[0].points  70 instead of 50. ' +
        'Write 50. The site counts the points of course.json.',
    ],
    [
      'a missing file',
      (files: Files) => files.delete('banking_3.json'),
      'public/data/lessons/banking_3.json  no such file. Create the file under this name. ' +
        'Or remove its row from manifest.json.',
    ],
    [
      'a word that is not allowed',
      replaced('banking_quiz.json', '"With a friend"', '"With a neighbour"'),
      'public/data/lessons/banking_quiz.json:15:9  questions[0].options[2]  “neighbour” is not American spelling. ' +
        'Write American spelling, and ’ for an apostrophe.',
    ],
  ])('%s', (_fault, change, line) => {
    expect(printed(change)).toContain(line)
  })

  it('lists every fault of the form, not only the first', () => {
    const both = printed((files) => {
      replaced('banking_1.json', '"keyPoints"', '"keypoints"')(files)
      replaced('banking_1.json', '"caption": "Two jars"', '"caption": 2')(files)
    })
    expect(both).toEqual([
      expect.stringContaining('content.keyPoints  missing'),
      expect.stringContaining('content.sections[2].bars.caption  expected string, got 2'),
      expect.stringContaining('content.keypoints  no field is called "keypoints" here. Did you mean "keyPoints"?'),
    ])
  })

  it('finds the line of a published question in the list of questions', () => {
    const problem = { file: 'questions.txt', problem: 'was published' }
    expect(locateProblem({ ...problem, field: 'q2' }, 'questions.txt', 'q1 a\nq2 b\n')).toContain('questions.txt:2:1')
    expect(locateProblem({ ...problem, field: 'line 2' }, 'questions.txt', 'q1 a\n\n')).toContain('questions.txt:2:1')
  })
})

describe('a worksheet', () => {
  const parts = [
    { type: 'fields', id: 'one', fields: [{ id: 'a', label: 'A', kind: 'text', lable: 'B' }] },
    { type: 'amounts', id: 'two', unit: 'dollars', rows: [], colums: [] },
  ]
  const sheet = { id: 's', kind: 'plan', title: 'Plan', intro: 'A plan.', minutes: 3, parts }

  it('names the unknown field of a part', () => {
    const sound = soundContent()
    Object.assign(sound['banking_1.json'], { sheet })
    expect(checkContent(asFiles(sound)).map(describeProblem)).toEqual([
      'banking_1.json: sheet.parts[0].fields[0].lable: no field is called "lable" here',
      'banking_1.json: sheet.parts[1].colums: no field is called "colums" here',
    ])
  })
})
