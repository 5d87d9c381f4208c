# The site as an image, from the project's root:
#   docker build -f tools/images/site.Dockerfile -t prairie-ledger-site .
#   docker run --rm -p 8080:8080 prairie-ledger-site
# Values of .env.example are arguments of the build: --build-arg VITE_SITE_ORIGIN=https://ledger.example.org
# An own organization/ in the project is copied with everything else.
FROM node:22.23.3-slim AS build
WORKDIR /project
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG VITE_BASE
ARG VITE_SITE_ORIGIN
ARG VITE_FIREBASE_API_KEY
ARG VITE_FIREBASE_AUTH_DOMAIN
ARG VITE_FIREBASE_PROJECT_ID
ARG VITE_FIREBASE_APP_ID
ARG VITE_RELAYS
ARG CLASSROOM
ARG ORGANIZATION
RUN npm run build -- --logLevel warn && npx tsx tools/images/writeNginx.ts /project/.cache/images/nginx.conf

FROM nginx:1.28.0-alpine
COPY --from=build /project/.cache/images/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /project/dist /srv/site
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
ENTRYPOINT ["nginx"]
