# The hub as an image, from the project's root:
#   docker build -f tools/images/hub.Dockerfile -t prairie-ledger-hub .
#   docker run --init --network host -v hub:/data prairie-ledger-hub
# `--network host`: with a network of its own it would neither know its address nor be heard by name.
# Options of the hub follow the name of the image. With another port, or https, also say --no-healthcheck to docker.
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
RUN npm run build -- --logLevel warn && npx vite build -c tools/hub/vite.config.ts
RUN node tools/images/packHub.mjs /project/.cache/images/hub

FROM node:22.23.3-slim
WORKDIR /hub
COPY --from=build /project/.cache/images/hub ./
RUN mkdir /data && chown node /data
ARG VITE_SITE_ORIGIN
ENV VITE_SITE_ORIGIN=${VITE_SITE_ORIGIN}
USER node
VOLUME /data
EXPOSE 8484
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://localhost:8484/_hub').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", ".cache/hub/main.js", "--data", "/data"]
