/** Writes nginx.conf for the image of the site, after a build: `npx tsx tools/images/writeNginx.ts <file>`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { folderOf } from '../serve/sitesByFolder.mjs'
import { IN_IMAGE, nginxOfImage } from './nginxOfImage.ts'

const [file = '.cache/images/nginx.conf'] = process.argv.slice(2)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, nginxOfImage(folderOf('dist'), IN_IMAGE))
