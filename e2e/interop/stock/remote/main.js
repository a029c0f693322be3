document.title = 'Remote'
