# The whole product in one image: the bot, its server and the built page. Settings are bot/.env.example's, given as environment:
#   docker build -t xbts-mini .
#   docker run -d -p 8080:8080 -v xbts-data:/data --env-file bot/.env -e DATA_DIR=/data xbts-mini
# With PostgreSQL, two bots and a proxy with TLS: docs/operate/compose.yaml. A test runs these steps where there are no containers.
# The base may be named by its digest: --build-arg BASE=node:24-slim@sha256:…
ARG BASE=node:24-slim
FROM ${BASE} AS build
WORKDIR /app
# Dependencies before sources: these layers are kept until a package changes.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tools tools
COPY bot/package.json bot/
COPY shared/package.json shared/
COPY miniapp/package.json miniapp/
COPY tests/package.json tests/
RUN node tools/pnpm/run.js install --ignore-scripts
COPY . .
# The page, the bot and its packages alone; Node is the base's.
RUN npm run build && rm dist/current/bin/node && mv "$(readlink -f dist/current)" /product

FROM ${BASE}
WORKDIR /app
COPY --from=build /product ./
ENV NODE_ENV=production DATA_DIR=/data PORT=8080
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
# Builders of OCI images (buildah, podman) leave it out unless they are told: --format docker.
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "bot/src/main.ts"]
