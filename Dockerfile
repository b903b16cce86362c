# The whole product in one image: the bot, its server and the built page. Settings are bot/.env.example's, given as environment:
#   docker build -t xbts-mini .
#   docker run -d -p 8080:8080 -v xbts-data:/data --env-file bot/.env -e DATA_DIR=/data xbts-mini
# With PostgreSQL, two bots and a proxy with TLS: docs/operate/compose.yaml. A test runs these steps where there are no containers.
FROM node:24-slim AS page
WORKDIR /app
COPY . .
# Installs the packages that the lock file names, runs none of their scripts, and builds the page.
RUN npm run build

# What the bot needs at run time alone: a twentieth of what builds and tests the page.
FROM node:24-slim AS packages
WORKDIR /app
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
COPY tools tools
COPY shared shared
COPY bot bot
RUN node tools/pnpm/run.js install --prod --filter "@xbts/bot..."

FROM node:24-slim
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/shared shared
COPY --from=packages /app/bot bot
COPY --from=page /app/miniapp/dist miniapp/dist
ENV DATA_DIR=/data PORT=8080
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "bot/src/main.ts"]
