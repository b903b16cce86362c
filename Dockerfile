# The whole product in one image: the bot, its server and the built mini app. Settings are bot/.env.example's, given as environment:
#   docker build -t xbts-mini .
#   docker run -d -p 8080:8080 -v xbts-data:/data --env-file .env xbts-mini
FROM node:24-slim
WORKDIR /app
COPY . .
# Installs the packages that the lock file names, runs none of their scripts, and builds the page.
RUN node tools/pnpm/run.js bundle
ENV DATA_DIR=/data PORT=8080
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 8080
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "bot/src/main.ts"]
