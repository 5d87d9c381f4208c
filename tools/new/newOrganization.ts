import { asFile, type Made, type Tree, WrongArgument } from './made.ts'

const FOLDER = 'organization'

/**
 * The folder of an organization. Everything that it doesn't say stays ours. `npm run new -- organization "River County"`
 *
 * @throws WrongArgument without a name, and if the folder is there already
 */
export function newOrganization(tree: Tree, [name = '']: readonly string[]): Made {
  if (name.trim() === '') throw new WrongArgument('Name your organization: npm run new -- organization "River County"')
  if (tree.read(`${FOLDER}/organization.json`) !== undefined) {
    throw new WrongArgument(`${FOLDER}/organization.json is there already. Change it.`)
  }
  return {
    files: new Map([
      [
        `${FOLDER}/organization.json`,
        asFile({
          $schema: '../tools/organization/schemas/organization.schema.json',
          name,
          description: `${name} teaches how money works, with free lessons. No ads, nothing for sale.`,
          email: '',
          social: { github: '', linkedin: '', x: '' },
          partners: [],
          funding: '',
        }),
      ],
      [`${FOLDER}/course.json`, asFile({ $schema: '../tools/organization/schemas/course.schema.json' })],
      [`${FOLDER}/words/en.json`, asFile({})],
    ]),
    next: [
      `Write your description and your email address in ${FOLDER}/organization.json. An empty field is not shown.`,
      'npm start shows your site. docs/customize.md explains colors, mark, sentences and the course.',
      `Keep ${FOLDER}/ in a repository of your own. A new version of ours never touches it.`,
    ],
  }
}
