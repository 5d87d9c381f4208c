/** `npm run icons` draws the icons of the organization from its `mark.svg`, in Chromium. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { launchHeadlessShell } from '../tests/journeys/drivers/chromium'
import { chosenOrganization, projectRoot } from './organization/chosenOrganization'
import { chosenColors } from './organization/colors/chosenColors'
import { icons, iconSvg } from './organization/mark/iconSvg'
import { chosenMark } from './organization/mark/ownMark'

const chosen = chosenOrganization()
if (!chosen.isOwn) {
  console.error('Our icons are in public/icons. Make a folder for your organization first: npm run new -- organization')
  process.exit(1)
}
const mark = chosenMark(chosen)
const { light } = chosenColors(chosen)
const folder = join(chosen.folder, 'public/icons')
mkdirSync(folder, { recursive: true })
const browser = await launchHeadlessShell()
try {
  for (const [file, icon] of Object.entries(icons)) {
    const svg = iconSvg(mark, icon, light)
    const { pixels } = icon
    if (pixels === undefined) {
      writeFileSync(join(folder, file), svg)
      continue
    }
    await browser.resize(pixels, pixels)
    await browser.page.setContent(`<style>html,body{margin:0}svg{display:block;width:100vw}</style>${svg}`)
    const clip = { x: 0, y: 0, width: pixels, height: pixels }
    writeFileSync(join(folder, file), await browser.page.screenshot({ clip, omitBackground: true }))
  }
} finally {
  await browser.close()
}
console.log(`${Object.keys(icons).length} icons are in ${relative(projectRoot, folder)}.`)
